import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { twoMonths } from '../../../search/two-months.tsx'

/** Lazy calendars, loaded when a date field is hovered or focused: with their styles they are as large as the rest of the form. */
export const DatesCalendar = lazyChunk(() => import('./dates-calendar.tsx').then((chunk) => chunk.DatesCalendar), twoMonths)
export const DayCalendar = lazyChunk(() => import('./day-calendar.tsx').then((chunk) => chunk.DayCalendar), twoMonths)
