import styles from './FigureSign.module.css';

type FigureSignProps = { label: string; items: { value: string; label: string }[] };

/** A wayfinding sign of four badges, counts or not: 30+, 24/7, 100%. */
export function FigureSign({ label, items }: FigureSignProps) {
  return (
    <section className={styles.sign} aria-label={label}>
      <dl className="wrap">
        {items.map((item) => {
          const [, value, sign] = /^(.*?)([+%]?)$/.exec(item.value) ?? [];
          return (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd className={item.value.length > 4 ? styles.long : undefined}>
                {value}
                {sign && <small>{sign}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
