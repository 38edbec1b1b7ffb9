import type { ReactNode } from 'react'
import css from './page.module.css'

type Props = {
  children: ReactNode /** `text` 720 px for forms and reading, `page` 1,280 px, `wide` for results and tables. */
  width?: 'text' | 'page' | 'wide'
}

/** The width of a screen inside the layout. */
export function Page({ children, width = 'page' }: Props) {
  return (
    <div className={css.page} data-width={width}>
      {children}
    </div>
  )
}
