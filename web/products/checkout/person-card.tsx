import { type ReactNode, type Ref, useId } from 'react'
import css from './person-card.module.css'

type Props = { title: string; ref?: Ref<HTMLFieldSetElement>; children: ReactNode }

/** The fields of one traveller, or of the guest of one room. */
export function PersonCard({ title, ref, children }: Props) {
  const heading = useId()
  return (
    <fieldset ref={ref} className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {title}
      </h2>
      {children}
    </fieldset>
  )
}
