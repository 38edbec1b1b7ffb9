export type Sold = 'flights' | 'accommodation'

/** The title of a screen on a storefront whose agency does not sell the product. */
export const sellsNot = (name: string, what: Sold): string => `${name} sells no ${what} online`
