import { Form } from 'react-router'
import type { SitePreview } from '#contract/site-shapes.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './history.module.css'

/** Preview links for people outside the agency: who created each, its content, its expiry, and revoking. */
export function PagesPreviews({ previews }: { previews: SitePreview[] }) {
  if (previews.length === 0)
    return <p className={css.none}>No preview link was made in the last 30 days. “Preview” in the editor makes one.</p>
  return (
    <ul className={css.history}>
      {previews.map((preview) => (
        <li key={preview.id} className={css.version}>
          <div className={css.words}>
            <p className={css.number}>
              <State preview={preview} />
            </p>
            <p>
              {preview.isCurrent ? 'Shows the draft as it is' : 'Shows the draft as it was'} on{' '}
              <DateText value={preview.at} withTime />
            </p>
            <p className={css.by}>Made by {preview.by || 'a colleague'}</p>
          </div>
          {preview.isValid && <Acts preview={preview} />}
        </li>
      ))}
    </ul>
  )
}

function State({ preview: { isValid, revokedAt, expiresAt } }: { preview: SitePreview }) {
  if (isValid)
    return (
      <>
        <Pill tone="good">Valid</Pill> until <DateText value={expiresAt} withTime />
      </>
    )
  return (
    <>
      <Pill tone="quiet">{revokedAt ? 'Revoked' : 'Expired'}</Pill> <DateText value={revokedAt ?? expiresAt} withTime />
    </>
  )
}

const Acts = ({ preview: { id, url } }: { preview: SitePreview }) => (
  <div className={css.acts}>
    <a href={url} target="_blank" rel="noopener">
      Open
    </a>
    <CopyButton value={url} what="preview link" />
    <Form method="post">
      <input type="hidden" name="intent" value="revoke" />
      <ActionButton name="value" value={id} variant="default" size="xs">
        Revoke
      </ActionButton>
    </Form>
  </div>
)
