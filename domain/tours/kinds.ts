/** The categories of people that prices are told for. */
export const unitKinds = ['adult', 'senior', 'youth', 'student', 'child', 'infant', 'family', 'military', 'other'] as const
export type UnitKind = (typeof unitKinds)[number]

export const unitKindLabels: Record<UnitKind, string> = {
  adult: 'Adult',
  senior: 'Senior',
  youth: 'Youth',
  student: 'Student',
  child: 'Child',
  infant: 'Infant',
  family: 'Family',
  military: 'Military',
  other: 'Person',
}

/** What a tour is; the keys of these three tables are the category labels of OCTO, and what else operators tell. */
export const tourCategories: Record<string, string> = {
  'guided-tours': 'Guided tours',
  'walking-tours': 'Walking tours',
  'day-trips': 'Day trips',
  museums: 'Museums and tickets',
  'boat-tours': 'Cruises and boat trips',
  food: 'Food and drink',
  classes: 'Classes and workshops',
  outdoors: 'Outdoor activities',
  'bike-tours': 'Bike tours',
  'hop-on-hop-off': 'Hop-on hop-off',
  'recurring-events': 'Shows and events',
  'theme-parks': 'Theme parks',
  'multi-day': 'Tours of several days',
  'city-cards': 'City cards',
}

/** What it is about. */
export const tourInterests: Record<string, string> = {
  history: 'History',
  animals: 'Wildlife',
  beaches: 'Beaches',
  literature: 'Literature',
  'live-music': 'Live music',
  nightlife: 'Nightlife',
  romantic: 'Couples',
  'family-friendly': 'Families',
  sports: 'Sports',
  'adults-only': 'Adults only',
}

/** What the operator includes or offers. */
export const tourServices: Record<string, string> = {
  'hotel-pickup': 'Pick-up',
  'instant-confirmation': 'Instant confirmation',
  'mobile-voucher': 'Mobile voucher',
  'small-group-tours': 'Small group',
  'private-tours': 'Private tour',
  'fast-track': 'Skip the line',
  'live-guide': 'Live guide',
  'audio-guide': 'Audio guide',
  'self-guided': 'Self-guided',
  'wheelchair-accessible': 'Wheelchair accessible',
}

/** Parts of the day by the local start, the end not included. */
export const dayParts = {
  morning: { label: 'Morning', from: '05:00', to: '12:00' },
  afternoon: { label: 'Afternoon', from: '12:00', to: '17:00' },
  evening: { label: 'Evening', from: '17:00', to: '21:00' },
  night: { label: 'Night', from: '21:00', to: '05:00' },
} as const
export type DayPart = keyof typeof dayParts

/** The part of the day in which a local time HH:MM lies. */
export function dayPartOf(time: string): DayPart {
  if (time >= '05:00' && time < '12:00') return 'morning'
  if (time >= '12:00' && time < '17:00') return 'afternoon'
  return time >= '17:00' && time < '21:00' ? 'evening' : 'night'
}

/** Lengths of a tour in minutes, the end not included. */
export const durations = {
  'up-to-2h': { label: 'Up to 2 hours', from: 0, to: 121 },
  '2-4h': { label: '2 to 4 hours', from: 121, to: 241 },
  '4-8h': { label: '4 to 8 hours', from: 241, to: 481 },
  'full-day': { label: 'A full day', from: 481, to: 1_441 },
  'multi-day': { label: 'More than a day', from: 1_441, to: Number.POSITIVE_INFINITY },
} as const
export type DurationBand = keyof typeof durations

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayLabels: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** The weekday of an ISO day. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'

/** How a question is answered. */
export const questionKinds = ['text', 'longtext', 'number', 'date', 'time', 'tel', 'email', 'select', 'checkbox'] as const
export type QuestionKind = (typeof questionKinds)[number]
