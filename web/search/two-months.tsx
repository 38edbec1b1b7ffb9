import css from './two-months.module.css'

/** Reserves the size of two months, so that a loading calendar causes no layout shift. */
export const twoMonths = <div className={css.months} role="status" aria-label="The calendar is on its way" />
