import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { checkFor } from '../../../form-checks.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import records from '../../../order/records.module.css'
import css from './record.module.css'
import { usePageAction } from '../../../kit/form/use-page-action.ts'

/** The tags of a customer; each can be removed, and another one added. */
export function TagsSection({ tags, mayWrite }: { tags: readonly string[]; mayWrite: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = usePageAction(() => form.current?.reset())
  const fields = useFields(fetcher.data, checkFor('customerTag'))
  const remove = usePageAction()
  return (
    <DetailSection title="Tags">
      {tags.length === 0 && <p className={records.none}>No tags yet.</p>}
      <ul className={css.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag} className={css.tag} data-fixed={mayWrite ? undefined : ''}>
            {tag}
            {mayWrite && (
              <remove.Form method="post">
                <input type="hidden" name="intent" value="remove-tag" />
                <button name="tag" value={tag} aria-label={`Remove the tag ${tag}`}>
                  <IconX size={14} stroke={1.75} aria-hidden="true" />
                </button>
              </remove.Form>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <fetcher.Form {...fields.events} ref={form} method="post" className={css.form} noValidate>
          <div className={css.side}>
            <TextInput label="New tag" maxLength={40} autoComplete="off" {...fields.field('tag')} />
            <ActionButton name="intent" value="add-tag" variant="default">
              Add tag
            </ActionButton>
          </div>
        </fetcher.Form>
      )}
    </DetailSection>
  )
}
