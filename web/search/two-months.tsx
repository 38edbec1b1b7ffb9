import css from './two-months.module.css'

/** The room of two months, so that nothing moves when a calendar comes. */
export const twoMonths = <div className={css.months} role="status" aria-label="The calendar is on its way" />
