/**
 * How much of a proof a run makes: small enough for every `npm test`, and as much as the environment asks for. One row a proof, named after
 * its goal.
 */
const size = (name: string, usual: number): number => Number(process.env[name] || usual)

export const sizes = {
  /** Orders that are paid sixteen times at once. */
  doubleSubmit: size('TW_R2', 5),
  /** Points at which the process is killed, of each journey on each engine; as many as there are makes it all of them. */
  crashPoints: size('TW_R3', 1),
  /** 1: each engine takes every other row of the tables of faults; 2: each takes all. */
  faultRows: size('TW_FAULTS', 1),
}
