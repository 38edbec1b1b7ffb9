import type { ComponentProps, ReactNode } from 'react'
import { DetailSection } from './detail-section.tsx'
import { FormError } from './form/form-error.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { Page } from './page.tsx'
import { PageHeader } from './page-header.tsx'
import { type Changes, SaveBar } from './save-bar.tsx'
import { SettingsNav } from './settings-nav.tsx'
import css from './settings-page.module.css'

export type SettingsSection = {
  title: string
  help?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
  content: ReactNode
}

type Props = {
  title: string
  /** One line that says what the settings are for. */
  context: ReactNode
  sections: readonly SettingsSection[]
  /** Settings that are saved together; none if the sections save on their own. */
  changes?: Changes
  /** Above the sections: what has to be done here. */
  notice?: ReactNode
  /** The error of the last save. */
  failed?: ComponentProps<typeof FormError>['outcome']
  /** Beside the sections, sticky: a preview. */
  aside?: ReactNode
  /** `text`: sections as wide as forms and reading need; the heading is at the same place on every settings page. */
  width?: 'text' | 'page'
  /** Sections with a frame of their own, below the others. */
  children?: ReactNode
}

/** A settings page: links to the others, titled sections, a bar to save changes, and a confirmation before unsaved changes are left. */
export function SettingsPage({ title, context, sections, changes, notice, failed, aside, width = 'page', children }: Props) {
  const list = sections.map(({ content, ...head }) => (
    <DetailSection key={head.title} {...head}>
      {content}
    </DetailSection>
  ))
  return (
    <SettingsFrame>
      {changes && <LeaveGuard isChanged={changes.isChanged}>{changes.words.left}</LeaveGuard>}
      <PageHeader title={title} context={context} />
      {notice && <div className={css.notice}>{notice}</div>}
      <FormError outcome={failed} />
      {aside ? (
        <div className={css.columns}>
          <div>
            {list}
            {children}
          </div>
          <div className={css.aside}>{aside}</div>
        </div>
      ) : (
        <div data-width={width} className={css.sections}>
          {list}
          {children}
        </div>
      )}
      {changes?.isChanged && <SaveBar {...changes} />}
    </SettingsFrame>
  )
}

/** The frame of all settings pages: links to the others beside the page. */
export const SettingsFrame = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className={css.frame}>
      <SettingsNav />
      <div className={css.page}>{children}</div>
    </div>
  </Page>
)
