import css from './spinner.module.css'

/** Something is under way; what it is stands beside it in words. */
export const Spinner = ({ size = 20 }: { size?: number }) => (
  <span className={css.spinner} style={{ width: size, height: size }} aria-hidden="true" />
)
