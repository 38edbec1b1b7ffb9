/** Whether an order or a checkout is of the product of the current page. */
export const isOf = <P extends string, T extends { product: string }>(
  product: P,
  thing: T,
): thing is Extract<T, { product: P }> => thing.product === product
