/** Addresses that a storefront answers with a page of its own, in plain HTML; agents have another at the same address. */
const shopFaces: Readonly<Record<string, string>> = {
  '/order/new/flight/newoffers': '/shop/flights/newoffers',
  '/order/new/flight/offers': '/shop/flights/offers',
}

/** The request as the storefront's own route of that address gets it. */
export function shopFaceOf(request: Request): Request {
  const url = new URL(request.url)
  const face = shopFaces[url.pathname]
  return face ? new Request(new URL(face + url.search, url), request) : request
}
