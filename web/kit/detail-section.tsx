import { type ReactNode, useId } from 'react'
import css from './detail-section.module.css'

type Props = {
  title: string
  /** One sentence that explains the section. */
  help?: ReactNode
  /** A button or link at the right of the title. */
  action?: ReactNode
  /** Not printed. */
  isForScreen?: boolean
  children: ReactNode
}

/** A titled card of a detail or settings page. Details are composed of these. */
export function DetailSection({ title, help, action, isForScreen, children }: Props) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id} data-no-print={isForScreen || undefined}>
      <header className={css.head}>
        <div className={css.words}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {help && <p className={css.help}>{help}</p>}
        </div>
        {action}
      </header>
      <div className={css.body}>{children}</div>
    </section>
  )
}
