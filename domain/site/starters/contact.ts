import type { AgencyFacts, Filled } from './starter.ts'

/** The known contact data of an agency. */
export const reach = ({ email, phone }: AgencyFacts, layout?: string): Filled => ({
  kind: 'contact',
  title: 'Where to reach us',
  layout,
  content: {
    categories: [{ name: 'Bookings and questions', email: email ?? '', phone: phone ?? '' }],
    workingDays: [
      { day: 'Monday to Friday', timeRange: '8:00 - 18:00' },
      { day: 'Saturday', timeRange: '9:00 - 14:00' },
      { day: 'Sunday', timeRange: 'Closed' },
    ],
    other: 'Already travelling? Call us first: we can see your booking and speak to the airline for you.',
  },
})

export const writeToUs = (layout?: string): Filled => ({
  kind: 'contactForm',
  title: 'Write to us',
  layout,
  content: {
    description: 'Tell us where you want to go, or what went wrong. With your booking reference we find you at once.',
    topics: [
      { name: 'A new trip' },
      { name: 'A booking I have' },
      { name: 'A refund or a change' },
      { name: 'A group or a company' },
      { name: 'Something else' },
    ],
  },
})

/** For the testimonials page without quotes: only quotes of real travellers, with their consent. */
export const tellUs = (layout?: string): Filled => ({
  kind: 'contactForm',
  title: 'Tell us how it went',
  layout,
  content: {
    description:
      'You travelled with us? Two sentences help the next traveller to decide. We show them here only with your consent.',
    topics: [{ name: 'You may publish this with my first name' }, { name: 'For your eyes only' }],
  },
})
