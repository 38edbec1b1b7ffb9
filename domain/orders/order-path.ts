/** The address of an order's page, on the portal and on a storefront. */
export const orderPath = ({ product, id }: { product: string; id: string }): string => `/order/${product}/${id}`
