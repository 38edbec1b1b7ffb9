import css from './spinner.module.css'

/** A spinner; its label is a text beside it. */
export const Spinner = ({ size = 20 }: { size?: number }) => (
  <span className={css.spinner} style={{ width: size, height: size }} aria-hidden="true" />
)
