import { IconAlertTriangle, IconCircleX, IconInfoCircle, type IconProps } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import css from './notice.module.css'

type Tone = 'info' | 'warn' | 'bad'

const icons: Record<Tone, ComponentType<IconProps>> = { info: IconInfoCircle, warn: IconAlertTriangle, bad: IconCircleX }

type Props = {
  tone: Tone
  title: string
  children?: ReactNode
  /** Buttons or links under the words. */
  actions?: ReactNode
  /** `alert` where it tells of something that just went wrong. */
  role?: 'alert' | 'status'
}

/** A calm panel inside a step that says something the person has to know before going on. */
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
