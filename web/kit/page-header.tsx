import type { ReactNode } from 'react'
import css from './page-header.module.css'

type Props = {
  title: ReactNode
  /** One line: where the user is or what this is for. */
  context?: ReactNode
  /** Buttons at the right; at most one of them primary. */
  children?: ReactNode
}

/** The top of a screen: title, one line of context, actions. */
export function PageHeader({ title, context, children }: Props) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {context && <div className={css.context}>{context}</div>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </header>
  )
}
