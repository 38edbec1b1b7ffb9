import { IconAlertTriangle, IconCircleX, IconInfoCircle, type IconProps } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import css from './notice.module.css'

type Tone = 'info' | 'warn' | 'bad'

const icons: Record<Tone, ComponentType<IconProps>> = { info: IconInfoCircle, warn: IconAlertTriangle, bad: IconCircleX }

type Props = {
  tone: Tone
  title: string
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
  /** `alert` for something that has just failed. */
  role?: 'alert' | 'status'
}

/** A neutral panel inside a step with information that is needed before continuing. */
export function Notice({ tone, title, children, actions, role }: Props) {
  const Icon = icons[tone]
  return (
    <section className={css.notice} data-tone={tone} role={role}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  )
}
