import type { Row } from './row.ts'

/** Sections 5 to 7: validation, roles and hosts, calls. */
export const rules: Row[] = [
  {
    says: 'all compared flights must have the same origin-destination legs. If they differ, the list resets to only the newest flight',
    shows: '/order/new/flight/offers',
    tried: [
      'domain/results/compare-list.test.ts > a comparison > restarts with an item of another group, even when it has four',
      'domain/flights/compare.test.ts > slices of equal journeys > have the same cities in the same order, whatever the airports, stops and dates',
    ],
  },
  {
    says: 'shows the info message "All flights has to be the same to compare".',
    shows: '/order/new/flight/offers',
    tried: [
      'tests/e2e/compare.spec.ts > four flights at most are compared, and only of the same journey',
      'tests/e2e/shop-results.spec.ts > four flights at most are compared, and only of the same journey',
    ],
  },
  {
    says: 'Flight compare holds at most 4; beyond that the warning "Only 4 flights are allowed to compare" shows and the list is unchanged.',
    shows: '/order/new/flight/offers',
    tried: [
      'domain/results/compare-list.test.ts > a comparison > has at most four items; a fifth is refused and changes nothing',
      'tests/e2e/compare.spec.ts > four flights at most are compared, and only of the same journey',
      'tests/e2e/shop-results.spec.ts > four flights at most are compared, and only of the same journey',
    ],
  },
  {
    says: 'Insurance compare holds at most 4, with the warning "Only 4 policies are allowed to compare".',
    shows: '/protection/results',
    tried: ['tests/e2e/protection.spec.ts > an agent compares policies, buys one for a flight and cancels it'],
  },
  {
    says: 'Home layout style accepts only boxed or full-width; hero image style only contain, cover or auto. Other values are ignored.',
    shows: '/website, the API',
    tried: [
      'domain/site/settings.test.ts > template settings > keep homeLayoutStyle unless the value is valid, such as full-width',
      'server/modules/site/draft/draft.db.test.ts > a draft > ignores unknown style values and adds the # to a colour; another invalid value names its field',
    ],
  },
  {
    says: 'Layout and title values must be strings.',
    shows: 'the API',
    tried: ['domain/site/site.test.ts > a section > accepts texts only: { layout: 3 } is refused'],
  },
  {
    says: 'Page and section ids must already exist.',
    shows: 'the API',
    tried: ['server/modules/site/draft/draft.db.test.ts > a draft > accepts existing pages and sections only'],
  },
  {
    says: 'The customer site versus the agent or business site is told apart by host name: a "customer" subdomain means a customer storefront.',
    shows: 'the host name',
    tried: [
      'tests/contract.db.test.ts > hosts > a customer host is the storefront of its slug',
      "tests/e2e/hosts.spec.ts > an agency's customer address is its shop",
      "tests/e2e/hosts.spec.ts > an agency's own address is its portal",
    ],
  },
  {
    says: "The agent's subdomain picks the tenant.",
    shows: 'the host name',
    tried: [
      'tests/reliability/tenant-isolation.db.test.ts > a host > "skyways.localhost" is "skyways"',
      "tests/contract.db.test.ts > hosts > a member is unknown on another agency's portal",
    ],
  },
  {
    says: 'Agents are logged-in users with an agent record.',
    shows: 'the API',
    tried: [
      'tests/contract.db.test.ts > anonymous visitors > orders.list answers 401',
      "server/http/visitor/read-session.db.test.ts > the session of a cookie > has no role on another agency's host",
    ],
  },
  {
    says: 'The API base address depends on the host: dev or localhost uses the dev API, qa the qa API, staging the staging API, otherwise the live API.',
    shows: 'every page: the origin of its own host, or API_URL',
    tried: [
      'server/config.test.ts > configuration > pages call the API of their own host unless a base address is set',
      'web/api-address.test.ts > scripts of plain pages call the API in one way: at the base address that the page names',
      'tests/api/api-document.test.ts > the document names the gateway in front of the API if one is configured, and this server otherwise',
    ],
  },
  {
    says: 'All paths hang off /api.',
    shows: 'the API',
    tried: ['tests/contract.db.test.ts > the OpenAPI document names every endpoint'],
  },
  {
    says: 'A card payment provider key ({key})',
    shows: 'PAYSTACK_SECRET_KEY',
    tried: [
      'server/assert-production.test.ts > the start in production > succeeds without any value of the demonstration, and creates no demo data',
      'integrations/payments/paystack/paystack.test.ts > webhooks > only the correct signature over the same bytes is valid',
    ],
  },
  {
    says: 'a maps service key ({key}) are present in configuration.',
    shows: 'MAPS_KEY',
    tried: ['server/config.test.ts > configuration > the key of a map server is part of its style’s URL'],
  },
  {
    says: 'Page-content templates are read from saved user data.',
    shows: 'GET /api/session',
    tried: [
      "server/modules/accounts/session-data.db.test.ts > the session of a member > has the site's content under the names of the specification",
    ],
  },
]
