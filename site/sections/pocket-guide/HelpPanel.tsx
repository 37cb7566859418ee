import type { GuideSheetProps } from './GuideSheet.tsx';

const toFill = [
  'Hotelul',
  'Zborul dus',
  'Zborul întors',
  'Polița de asigurare, telefonul',
  'Banca, blocarea cardului',
  'Acasă, pe cine sunăm',
];

/** Whom to call when something happens, and what one writes down before leaving. */
export function HelpPanel({ numbers, agency }: Pick<GuideSheetProps, 'numbers' | 'agency'>) {
  const { general, police, ambulance, embassy } = numbers ?? {};
  return (
    <div className="panel help" data-panel="help">
      <p className="sos">
        {numbers && <b>{general ?? police}</b>}{' '}
        <span>{police && !general ? 'poliția' : 'urgențe: poliție, ambulanță, pompieri'}</span>
      </p>
      <ul>
        {general && police && <Line name="Poliția" value={police} />}
        {ambulance && <Line name="Ambulanța" value={ambulance} />}
        {embassy && <Line name={`Ambasada României, ${embassy.city.ro}`} value={new URL(embassy.url).host} />}
        <Line name={`${agency.brand}, urgențe`} value={agency.phone} />
      </ul>
      {toFill.map((name) => (
        <p key={name} className="line">
          {name}
        </p>
      ))}
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <li>
      <span>{name}</span> <b>{value}</b>
    </li>
  );
}
