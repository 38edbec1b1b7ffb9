import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import css from './later-calendars.module.css'

/** The room of two months, so that nothing moves when they come. */
const twoMonths = <div className={css.months} role="status" aria-label="The calendar is on its way" />

/** The calendars come when somebody comes near a date: with their styles they weigh as much as the whole rest of the form. */
export const DatesCalendar = lazyChunk(() => import('./dates-calendar.tsx').then((chunk) => chunk.DatesCalendar), twoMonths)
export const DayCalendar = lazyChunk(() => import('./day-calendar.tsx').then((chunk) => chunk.DayCalendar), twoMonths)
