/** Whether an order or a checkout is of a product, whose page is open. */
export const isOf = <P extends string, T extends { product: string }>(
  product: P,
  thing: T,
): thing is Extract<T, { product: P }> => thing.product === product
