import { Form } from 'react-router'
import type { MailTemplateDetail } from '#contract/mail/mail-templates.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import css from './versions.module.css'

/** A form of its own, which has no texts: they come from the stored version. */
const Restore = ({ version, label, children }: { version: number; label?: string; children: string }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value="restore" />
    <ActionButton name="version" value={String(version)} variant="default" size="sm" {...(label && { 'aria-label': label })}>
      {children}
    </ActionButton>
  </Form>
)

export const RestoreDefault = () => <Restore version={0}>Restore the default</Restore>

/** The changes of a mail, newest first. */
export function Versions({ versions }: Pick<MailTemplateDetail, 'versions'>) {
  if (versions.length === 0) return <p className={css.quiet}>Nobody changed this mail yet. It has the default text.</p>
  return (
    <ol className={css.versions}>
      {versions.map(({ version, by, at, isDefault }, index) => (
        <li key={version} className={css.version}>
          <div>
            <p className={css.title}>
              Version {version}
              {isDefault && ': the default'}
              {index === 0 && ' (in use)'}
            </p>
            <p className={css.quiet}>
              {by}, <DateText value={at} withTime />
            </p>
          </div>
          {index > 0 && (
            <Restore version={version} label={`Restore version ${version}`}>
              Restore
            </Restore>
          )}
        </li>
      ))}
    </ol>
  )
}
