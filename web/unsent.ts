const held = Symbol('unsent')

/** Data for the server's rendering only. */
export interface Unsent<T> {
  [held]: T
}

/**
 * Loader data of a page of plain HTML. React Router serializes all string keys of loader data for hydration, which such a page does not have: it took
 * as long as rendering the page. A symbol key is not serialized.
 */
export const unsent = <T>(given: T): Unsent<T> => ({ [held]: given })

export const readUnsent = <Given extends Unsent<unknown>>(given: Given): Given[typeof held] => given[held]
