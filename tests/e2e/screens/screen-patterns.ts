/** One screen of each pattern, in both layouts. After a change of the kit or of a layout run all screens: `npm run test:full -- e2e accessibility`. */
export const patterns: readonly string[] = [
  // The portal: dashboard, list, detail, results, a property, a tour, the form of a checkout, editor, dialog.
  'dashboard',
  'order',
  'order/flight/:id',
  'order/new/flight/offers',
  'accommodation/results',
  'accommodation/hotel',
  'tour/singleTour',
  'order/new/flight/book/details/:id',
  'templating/edit/:page',
  'the error dialog',
  // The storefront: a content page with every section, results, a property, and a tour.
  "a customer's shop",
  'shop/order/new/flight/offers',
  'shop/accommodation/hotel',
  'shop/tour/singleTour',
]

/** Those of them that `npm test` examines: both layouts, the list of results, and the dialog. */
export const examinedOften: readonly string[] = [
  'dashboard',
  'order/new/flight/offers',
  'the error dialog',
  "a customer's shop",
  'shop/order/new/flight/offers',
]
