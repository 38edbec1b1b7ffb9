import { IconX } from '@tabler/icons-react'
import { Form, href, Link } from 'react-router'
import type { Customer, CustomerRow } from '#contract/customers/customer-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import records from '../../../order/records.module.css'
import css from './record.module.css'
import { usePageAction } from '../../../kit/form/use-page-action.ts'

type Props = { customer: Customer; query: string; found: readonly CustomerRow[]; mayWrite: boolean }

const kinds = [
  { value: 'companion', label: 'Travel companion' },
  { value: 'contact', label: 'Contact person of a company' },
]

/** Travel companions and contact persons. */
export function Links({ customer, query, found, mayWrite }: Props) {
  const { links } = customer
  return (
    <DetailSection title="Companions and contacts">
      {links.length === 0 && <p className={records.none}>Nobody is linked with this customer yet.</p>}
      <ul className={records.list}>
        {links.map((link) => (
          <li key={link.id} className={records.row}>
            <div className={records.line}>
              <Link className={records.strong} to={href('/users/:id', { id: link.other.id })}>
                {link.other.name}
              </Link>
              {mayWrite && <Unlink other={link.other} />}
            </div>
            <p className={records.quiet}>{[wordsOf(customer, link), link.relation].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
      {mayWrite && <FindOther query={query} found={found} />}
    </DetailSection>
  )
}

function wordsOf({ kind }: Customer, link: Customer['links'][number]): string {
  if (link.kind === 'companion') return 'Travel companion'
  return kind === 'company' ? 'Contact person' : 'Company'
}

function Unlink({ other }: { other: { id: string; name: string } }) {
  const fetcher = usePageAction()
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="otherId" value={other.id} />
      <button className="text-button" name="intent" value="unlink" aria-label={`Remove the link with ${other.name}`}>
        <IconX size={14} stroke={1.75} aria-hidden="true" /> Remove
      </button>
    </fetcher.Form>
  )
}

/** A search for the other customer, then the kind of the link. */
function FindOther({ query, found }: Pick<Props, 'query' | 'found'>) {
  const fetcher = usePageAction()
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  return (
    <>
      <Form method="get" className={css.form} preventScrollReset>
        <div className={css.side}>
          <TextInput label="Find a customer to link" name="find" defaultValue={query} autoComplete="off" />
          <ActionButton variant="default">Find</ActionButton>
        </div>
      </Form>
      {query !== '' && found.length === 0 && <p className={records.none}>No other customer matches “{query}”.</p>}
      {found.length > 0 && (
        <fetcher.Form method="post" className={css.form}>
          <FormError outcome={failed} />
          <NativeSelect
            label="Customer"
            name="otherId"
            data={found.map(({ id, name, email }) => ({ value: id, label: email ? `${name}, ${email}` : name }))}
          />
          <NativeSelect label="Link" name="kind" data={kinds} />
          <TextInput
            label="Relation"
            description="Such as spouse, or accounts department. May be empty."
            name="relation"
            maxLength={80}
          />
          <ActionButton name="intent" value="link" variant="default">
            Link customers
          </ActionButton>
        </fetcher.Form>
      )}
    </>
  )
}
