import '../../styles/unseen.css'
import './character.css'
import type { ReactNode } from 'react'
import type { SiteSettings } from '#domain/site/settings.ts'
import css from './ground.module.css'

type Props = {
  settings: SiteSettings
  /** A part of another page, no higher than its content. */
  isPart?: boolean
  children: ReactNode
}

/** The base of blocks: the style, the width, the base of type and colour. The editor's canvas has it too. */
export function SiteGround({ settings, isPart = false, children }: Props) {
  return (
    <div
      className={css.ground}
      data-character={settings.layoutType}
      data-width={settings.homeLayoutStyle}
      data-part={isPart || undefined}
    >
      {children}
    </div>
  )
}
