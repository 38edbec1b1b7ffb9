import type { Row } from './row.ts'

/** Section 3: user data and template settings. */
export const settings: Row[] = [
  {
    says: 'loggedIn,',
    shows: 'GET /api/session',
    tried: [
      'server/modules/accounts/session-data.db.test.ts > the session of a member > has the user data of specification section 3',
      'server/modules/accounts/session-data.db.test.ts > a stranger has no user data',
    ],
  },
  {
    says: 'accessToken,',
    shows: 'the session’s cookie',
    tried: [
      'server/http/visitor/read-session.db.test.ts > the session of a cookie > has the user, their agency and their role in it',
      'server/http/visitor/read-session.db.test.ts > the session of a cookie > is null when the signature, the token or the cookie is not ours',
    ],
  },
  {
    says: 'id, googleUser, agent, user (id, username, firstName), subscriptionPlan, crmData.',
    shows: 'GET /api/session',
    tried: [
      'server/modules/accounts/session-data.db.test.ts > the session of a member > has the user data of specification section 3',
      'server/modules/accounts/session-data.db.test.ts > the session of a member > has the sign-in with Google and the plan',
    ],
  },
  {
    says: 'layoutType, logoImage, primaryColor, secondaryColor, buttonColor, fontFamily, header, listing, searchbar, mobile searchbar, footer, offer filter, hero and flight offer sort styles,',
    shows: '/website and the storefront',
    tried: [
      'tests/specification/values.test.ts > a site has each setting that the specification names',
      'tests/e2e/site-settings.spec.ts > visitors see the agency’s choice of every setting',
    ],
  },
  {
    says: 'per-page layout numbers,',
    shows: '/website and the storefront',
    tried: [
      'domain/site/page-layouts.test.ts > the layout number of a page > $number sets the layout of the main section of $id to $layout, and is stored in the settings',
      'server/modules/site/versions/publishing.db.test.ts > the layout numbers of pages are stored in the draft and published, and determine the layout for visitors',
      'tests/e2e/site-settings.spec.ts > visitors see the agency’s choice of every setting',
    ],
  },
  {
    says: 'selectedPages, activeProducts, paymentMethods, pagesVisibility,',
    shows: '/website and the storefront',
    tried: [
      'tests/e2e/site-settings.spec.ts > the switches of the website take effect for visitors once they are published',
      'tests/e2e/site-settings.spec.ts > visitors see the agency’s choice of every setting',
      "server/modules/shop/visitors-apart.db.test.ts > the agency's settings > a payment method that is disabled is neither shown nor accepted, and the wallet never is",
    ],
  },
  {
    says: 'homeLayoutSection (isVisible, layout, title),',
    shows: '/website and the storefront’s home',
    tried: [
      'server/modules/site/draft/draft.db.test.ts > a draft > hides, retitles and lays out a section, and orders the sections of a page',
      'tests/e2e/site-settings.spec.ts > each layout of every section looks different',
    ],
  },
  {
    says: 'heroImageStyle, homeLayoutStyle.',
    shows: '/website and the storefront',
    tried: ['tests/e2e/site-settings.spec.ts > visitors see the agency’s choice of every setting'],
  },
  {
    says: 'secondaryColor is a hex colour; a # is added if missing.',
    shows: '/settings/agency/brand',
    tried: [
      'domain/site/settings.test.ts > template settings > add the # to a colour, and write three digits as six',
      'domain/site/settings.test.ts > template settings > refuse "red" as a colour',
      'tests/e2e/typed-by-hand.spec.ts > colours are typed in Brand, and the preview of the storefront shows them before they are saved',
    ],
  },
  {
    says: 'It drives a theme colour and the primary UI colour.',
    shows: 'the storefront',
    tried: [
      'domain/site/theme.test.ts > the theme of a storefront > uses the secondary colour as the primary colour of the interface, and the button colour for buttons',
      'tests/e2e/site-settings.spec.ts > visitors see the agency’s choice of every setting',
    ],
  },
]
