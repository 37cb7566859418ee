/** A company's travel programme in points: yes is 2, partly 1, no 0, counted by area. The page says these very rules. */

export const answers = ['yes', 'partly', 'no'] as const;
export type Answer = (typeof answers)[number];

export const areas = ['policy', 'buying', 'people', 'figures'] as const;
export type Area = (typeof areas)[number];

/** In order at all points, nearly there from half of them on, to be mended below half. */
type Verdict = 'keep' | 'improve' | 'mend';

const pointsOf: Record<Answer, number> = { yes: 2, partly: 1, no: 0 };
const mostPoints = pointsOf.yes;

export type AreaScore = {
  area: Area;
  points: number;
  /** Points there are to be had. */
  most: number;
  /** Only once every statement of the area is answered. */
  verdict?: Verdict;
  /** Statements to work on, by their place in the list: those answered no before those answered partly. */
  toDo: number[];
};

export type Assessment = {
  answered: number;
  points: number;
  most: number;
  areas: AreaScore[];
  /** The area with the smallest share of its points, once all is answered and not all of it is yes. */
  weakest?: Area;
};

/**
 * @param statements the statements in their order, each with its area
 * @param given what was answered, by the same places; a place left open is not answered yet
 */
export function assess(statements: readonly { area: Area }[], given: readonly (Answer | undefined)[]): Assessment {
  const scores = areas.map((area) => scoreOf(area, statements, given));
  const sum = (key: 'points' | 'most') => scores.reduce((total, score) => total + score[key], 0);
  const answered = statements.filter((_, place) => given[place]).length;
  const [weakest] = scores.filter(({ points, most }) => points < most).sort((a, b) => a.points / a.most - b.points / b.most);
  return {
    answered,
    points: sum('points'),
    most: sum('most'),
    areas: scores,
    ...(weakest && answered === statements.length && { weakest: weakest.area }),
  };
}

function scoreOf(area: Area, statements: readonly { area: Area }[], given: readonly (Answer | undefined)[]): AreaScore {
  const places = statements.flatMap((statement, place) => (statement.area === area ? [place] : []));
  const points = places.reduce((total, place) => total + pointsOf[given[place] ?? 'no'], 0);
  const most = places.length * mostPoints;
  const toDo = (['no', 'partly'] as const).flatMap((answer) => places.filter((place) => given[place] === answer));
  const whole = places.every((place) => given[place]);
  return { area, points, most, toDo, ...(whole && { verdict: verdictOf(points, most) }) };
}

function verdictOf(points: number, most: number): Verdict {
  if (points === most) return 'keep';
  return points * 2 < most ? 'mend' : 'improve';
}
