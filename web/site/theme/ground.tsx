import '../../styles/unseen.css'
import './character.css'
import type { ReactNode } from 'react'
import type { SiteSettings } from '#domain/site/settings.ts'
import css from './ground.module.css'

/** The base of blocks: the style, the width, the base of type and colour. The editor's canvas has it too. */
export function SiteGround({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return (
    <div className={css.ground} data-character={settings.layoutType} data-width={settings.homeLayoutStyle}>
      {children}
    </div>
  )
}
