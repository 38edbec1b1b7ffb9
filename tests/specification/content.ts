import type { BlockKind } from '#domain/site/block-kinds.ts'
import type { Row } from './row.ts'

/** The fields are one case of the table of contents; their display to visitors is another test. */
const row = (says: string, heading: string, kind: BlockKind): Row => ({
  says,
  shows: '/templating/edit/{page}',
  tried: [
    `tests/specification/content.test.ts > ${heading} has the fields that the specification names`,
    `web/blocks/every-field.test.ts > every field of ${kind} > is visible to visitors, in layout 0`,
  ],
})

/** Section 3: CRM content. */
export const content: Row[] = [
  {
    says: 'CRM content (all default null or empty)',
    shows: '/templating/edit/{page}',
    tried: ['tests/specification/content.test.ts > every text, picture, link, list and rating of an empty section is empty'],
  },
  row('- hero;', 'hero', 'hero'),
  row('landing hero (title, description, image, buttonUrl, buttonText);', 'landing hero', 'hero'),
  row('destinations.', 'destinations', 'destinations'),
  row(
    'destination: rating, title, locationName (from, to), originDestinations (from, to, departure date), image.',
    'destination',
    'destinations',
  ),
  row('banner: image, link, fit.', 'banner', 'banner'),
  row('CTA: title, description, buttonText, link.', 'CTA', 'cta'),
  row('aboutUs: backgroundImage, sections,', 'aboutUs', 'story'),
  row('values,', 'values', 'values'),
  row('blog.', 'blog', 'blog'),
  row(
    'contact: categories, workingDays (day, timeRange), holidays (date, timeRange), socials (name, link), other.',
    'contact',
    'contact',
  ),
  row('terms: title, heroImage, sections,', 'terms', 'document'),
  row('faq (question, answer).', 'faq', 'faq'),
  row('deals: flightList (dealsName, from, to, actualAmount, discountPercentage, icon);', 'deals: flightList', 'flightDeals'),
  row('hotelList (dealsName, location, actualAmount, discountPercentage, icon);', 'deals: hotelList', 'hotelDeals'),
  row('tourList (dealsName, destination, duration, actualAmount, discountPercentage, icon).', 'deals: tourList', 'tourDeals'),
  row('testimonials: profileImage, clientName, rating, title, review.', 'testimonials', 'testimonials'),
  {
    says: 'per-product pages (flights, hotels, tours): hero, banner, quickInfo, sectionTitle, bannerTitle, videoUrl,',
    shows: '/flights, /hotels and /tours of the storefront',
    tried: ['tests/specification/content.test.ts > a page of a product holds each section that the specification names'],
  },
  row('list of flights,', 'list of flights', 'destinations'),
  row('hotels (hotelName, location, image, hotelObj)', 'list of hotels', 'topHotels'),
  row('tours (tourName, location, image, destinationId, tagId).', 'list of tours', 'topTours'),
  row('privacyPolicy;', 'privacyPolicy', 'document'),
  {
    says: 'externalLinks (title, urlLink, includesFooter);',
    shows: '/website',
    tried: [
      'tests/e2e/site-settings.spec.ts > every setting, page, section and link of a site has a row here',
      'tests/e2e/site-settings.spec.ts > the switches of the website take effect for visitors once they are published',
    ],
  },
  {
    says: 'visibility flags;',
    shows: '/website',
    tried: ['tests/e2e/site-settings.spec.ts > pages and sections are hidden, renamed, described and sorted'],
  },
  {
    says: 'homeLayoutSection;',
    shows: '/website',
    tried: ['domain/site/site.test.ts > a section > can be hidden, retitled and laid out by its id'],
  },
  {
    says: 'sectionOrder;',
    shows: '/templating/edit/{page}',
    tried: ['domain/site/site.test.ts > the order of sections > is the given one'],
  },
  row('topHotels;', 'topHotels', 'topHotels'),
  row('topTours;', 'topTours', 'topTours'),
  row('adGridBanner;', 'adGridBanner', 'adGridBanner'),
  row('ourServices (title, description, content, icon);', 'ourServices', 'services'),
  row('homeTestimonial;', 'homeTestimonial', 'testimonials'),
  {
    says: 'templateData.',
    shows: 'GET /api/session',
    tried: [
      "server/modules/accounts/session-data.db.test.ts > has the site's settings as template data: of the draft, and after publishing of the live version",
    ],
  },
]
