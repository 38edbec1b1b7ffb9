/** Every route of the specification's section 2, by its headings; `{id}` is a parameter. Copied from the specification, never from `web/routes.ts`. */
const byHeading = {
  'Outside the main layout': `/test /order/flight/export/{id} /preview/template/{id} /preview/template/faq /preview/template/ourServices
    /order/new/flight/template/{id}/offers /tos /privacy-policy`,
  'Under the root layout': `/training /profile /account / /manage /dashboard /flight/compare /quotes /agency-welcome /transactions /users /website
    /plans /link /whitelabel /cart /about /contact /terms`,
  Welcome: '/welcome /welcome/support /welcome/pricing /welcome/learn',
  'Getting started': `/gettingStarted/business/activate /gettingStarted/logo /gettingStarted/link /gettingStarted/markups
    /gettingStarted/markups/create /gettingStarted/team /gettingStarted/team/invite /gettingStarted/subscription /gettingStarted/pricing
    /gettingStarted/subscribe /gettingStarted/congratulations`,
  Order: `/order /order/neworder /order/new/newFlight /order/new/{order} /order/new/flight/newoffers /order/new/flight/offers
    /order/new/flight/book/{id} /order/new/flight/book/details/{id} /order/new/flight/book/ancillaries/{id}
    /order/new/flight/book/payment/{id} /order/flight/{id} /order/flight/change/{id} /order/flight/ticket/detail/{id}
    /order/flight/ticket/changedate/{id} /order/flight/ticket/searchflight/{id} /order/flight/ticket/confirmation
    /order/flight/ticket/changeinfo/{id} /order/flight/ticket/refund/{id} /order/flight/ticket/void/{id} /order/flight/ticket/addbag`,
  Cart: '/cart/checkout /cart/payment /cart/confirmation',
  Tour: '/tour/new /tour/result /tour/singleTour /tour/checkout /tour/payment /tour/confirmation',
  Accommodation: `/accommodation/new /accommodation/compare /accommodation/results /accommodation/hotel /accommodation/userinfo
    /accommodation/checkout /accommodation/payment /accommodation/confirmation`,
  Protection: '/protection/new /protection/results /protection/checkout /protection/payment /protection/confirmation',
  'Tour management': `/tourManagement/create /tourManagement/create/name /tourManagement/create/description /tourManagement/create/location
    /tourManagement/create/keyword /tourManagement/create/guide /tourManagement/create/food /tourManagement/create/transportation
    /tourManagement/create/extrainfo /tourManagement/create/photoUpload /tourManagement/create/options /tourManagement/create/optionsSetup
    /tourManagement/create/meeting /tourManagement/create/connectivity /tourManagement/create/availability
    /tourManagement/create/availability/schedule /tourManagement/create/availability/priceCategory
    /tourManagement/create/availability/capacity /tourManagement/create/availability/price /tourManagement/create/availability/add-on`,
  Templating: '/templating /templating/edit/{page}',
  Settings: `/settings /settings/team /settings/roles /settings/security /settings/agency /settings/agency/brand /settings/agency/link
    /settings/agency/customer /settings/agency/contact /settings/agency/developer /settings/agency/policy /settings/agency/subscription
    /settings/order /settings/order/airlineCommission /settings/order/commission /settings/order/points /settings/order/suppliers
    /settings/order/dealcodes /settings/order/emailTemplates /settings/finance /settings/finance/method /settings/finance/balance
    /settings/finance/payment /settings/finance/gateway`,
}

export type Heading = keyof typeof byHeading

export const routesUnder = (heading: Heading): string[] => byHeading[heading].split(/\s+/)
export const listedRoutes = Object.values(byHeading).flatMap((paths) => paths.split(/\s+/))
