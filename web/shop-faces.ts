/** Addresses that a storefront answers with a page of its own, in plain HTML; agents have another at the same address. */
const shopFaces: Readonly<Record<string, string>> = {
  '/order/new/flight/newoffers': '/shop/flights/newoffers',
  '/order/new/flight/offers': '/shop/flights/offers',
}

/** Where the page stands that a storefront shows at this address. */
export const shopFaceOf = (pathname: string): string => shopFaces[pathname] ?? pathname
