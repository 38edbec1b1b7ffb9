const held = Symbol('unsent')

/** What only the server reads. */
export interface Unsent<T> {
  [held]: T
}

/**
 * What a page of plain HTML is made of. React Router writes all that a loader gives out for the browser's scripts, which on such a page do not run:
 * it took as long as making the page. Under a symbol it is left out.
 */
export const unsent = <T>(given: T): Unsent<T> => ({ [held]: given })

export const readUnsent = <Given extends Unsent<unknown>>(given: Given): Given[typeof held] => given[held]
