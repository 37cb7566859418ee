import styles from './ToolIntro.module.css';

type ToolIntroProps = {
  copy: {
    intro: string;
    /** What the tool shows where no script runs: one case, worked out. */
    example: string;
  };
  className?: string | undefined;
};

/** What a tool of the page does, or, without script, whose example stands there. */
export function ToolIntro({ copy, className = '' }: ToolIntroProps) {
  return (
    <>
      <p className={`lede ${styles.withScript} ${className}`}>{copy.intro}</p>
      <p className={`lede ${styles.withoutScript} ${className}`}>{copy.example}</p>
    </>
  );
}
