import type { ReactNode } from 'react'
import type { BlockKind } from '#domain/site/block-kinds.ts'
import { AdGridBanner } from './ad-grid-banner.tsx'
import { Banner } from './banner.tsx'
import type { BlockProps } from './block-props.ts'
import { Blog } from './blog.tsx'
import { Contact } from './contact.tsx'
import { ContactForm } from './contact-form.tsx'
import { Cta } from './cta.tsx'
import { Destinations } from './destinations.tsx'
import { Document } from './document.tsx'
import { Faq } from './faq.tsx'
import { FlightDeals } from './flight-deals.tsx'
import { Hero } from './hero.tsx'
import { HotelDeals } from './hotel-deals.tsx'
import { QuickInfo } from './quick-info.tsx'
import { Services } from './services.tsx'
import { Story } from './story.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopHotels } from './top-hotels.tsx'
import { TopTours } from './top-tours.tsx'
import { TourDeals } from './tour-deals.tsx'
import { Values } from './values.tsx'
import { Video } from './video.tsx'

type Components = { [K in BlockKind]: (props: BlockProps<K>) => ReactNode }

/** The component of each kind of block. A block without content renders null. */
export const blockComponents: Components = {
  hero: Hero,
  services: Services,
  destinations: Destinations,
  flightDeals: FlightDeals,
  hotelDeals: HotelDeals,
  tourDeals: TourDeals,
  topHotels: TopHotels,
  topTours: TopTours,
  banner: Banner,
  adGridBanner: AdGridBanner,
  cta: Cta,
  testimonials: Testimonials,
  quickInfo: QuickInfo,
  video: Video,
  story: Story,
  values: Values,
  blog: Blog,
  contact: Contact,
  contactForm: ContactForm,
  document: Document,
  faq: Faq,
}

/** One block of any kind. Its component is called as a pure function, so that null means that there is nothing to show. */
export function drawBlock<K extends BlockKind>(props: BlockProps<K>): ReactNode {
  const draw: Components[K] = blockComponents[props.block.kind]
  return draw(props)
}
