import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { twoMonths } from '../../../search/two-months.tsx'

/** The calendars come when somebody comes near a date: with their styles they weigh as much as the whole rest of the form. */
export const DatesCalendar = lazyChunk(() => import('./dates-calendar.tsx').then((chunk) => chunk.DatesCalendar), twoMonths)
export const DayCalendar = lazyChunk(() => import('./day-calendar.tsx').then((chunk) => chunk.DayCalendar), twoMonths)
