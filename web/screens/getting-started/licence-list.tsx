import { IconFileText } from '@tabler/icons-react'
import { Form } from 'react-router'
import type { Activation } from '#contract/account/activation.ts'
import { licenceTypes } from '#domain/agency/activation.ts'
import { DateText } from '../../kit/date-text.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import css from './licence-list.module.css'

type Props = { documents: Activation['documents']; mayRead: boolean; isOpen: boolean }

const MEGABYTE = 1_000_000

/** The uploaded licence documents, and a plain form for another one. */
export function LicenceList({ documents, mayRead, isOpen }: Props) {
  const numbers = useNumbers()
  return (
    <>
      {documents.length === 0 && <p className={css.none}>No document yet.</p>}
      <ul className={css.list}>
        {documents.map(({ id, name, bytes, by, at }) => (
          <li key={id} className={css.row}>
            <IconFileText size={20} stroke={1.5} aria-hidden="true" />
            <div className={css.words}>
              {mayRead ? (
                <a href={`/api/activation/documents/${id}`} target="_blank" rel="noreferrer" className={css.name}>
                  {name}
                </a>
              ) : (
                <p className={css.name}>{name}</p>
              )}
              <p className={css.facts}>
                {numbers.fixed(Math.max(bytes / MEGABYTE, 0.1), 1)} MB · {by} · <DateText value={at} />
              </p>
            </div>
            {isOpen && (
              <Form method="post">
                <ActionButton name="remove" value={id} variant="subtle" aria-label={`Remove ${name}`}>
                  Remove
                </ActionButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <Form method="post" encType="multipart/form-data" className={css.form}>
          <input type="file" name="file" aria-label="Licence document" accept={Object.keys(licenceTypes).join(',')} required />
          <ActionButton name="intent" value="upload" variant="default">
            Upload
          </ActionButton>
        </Form>
      )}
    </>
  )
}
