import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PackageDetail } from '#contract/packages/package-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import type { DocumentValue } from '../../../kit/document-form/document-field.ts'
import { DocumentFields } from '../../../kit/document-form/document-fields.tsx'
import form from '../../../kit/document-form/document-form.module.css'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { LeaveGuard } from '../../../kit/leave-guard.tsx'
import { PhotoFields } from '../../tour-authoring/photo-fields.tsx'
import css from '../packages.module.css'
import { contentFields, priceFields, saleFields } from './package-fields.ts'

interface Props {
  own: PackageDetail
  errors: Readonly<Record<string, string>>
  mayWrite: boolean
}

/** Blank lines are not saved. */
const written = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) =>
    Array.isArray(one) ? one.filter((line) => typeof line !== 'string' || line.trim() !== '') : one,
  )

/** An item is chosen only for a margin that is on one item. */
const settled = (price: DocumentValue): DocumentValue => ({
  ...price,
  spreadItem: price.spread === 'item' && price.spreadItem ? price.spreadItem : null,
})

/** Name, price, words and photos of a package, saved together. */
export function WordsForm({ own, errors, mayWrite }: Props) {
  const { name, slug, minPeople, currency, items, revision } = own
  const [sale, setSale] = useState<DocumentValue>({ name, slug, minPeople })
  const [content, setContent] = useState<DocumentValue>({ ...own.content })
  const [price, setPrice] = useState<DocumentValue>({ ...own.price, spreadItem: own.price.spreadItem ?? '' })
  const [isChanged, setChanged] = useState(false)
  const isIdle = useNavigation().state === 'idle'
  const changing = (set: (value: DocumentValue) => void) => (value: DocumentValue) => {
    set(value)
    setChanged(true)
  }
  return (
    <Form id="package-words" method="post" noValidate className={css.sections}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="package" value={written({ ...sale, content, price: settled(price) })} />
      <DetailSection title="Name and people">
        <div className={form.fields}>
          <DocumentFields fields={saleFields} value={sale} errors={errors} onChange={changing(setSale)} />
        </div>
      </DetailSection>
      <DetailSection title="Price" help="One price for everything. What suppliers ask at the booking is your risk within it.">
        <div className={form.fields}>
          <DocumentFields
            fields={priceFields(price, currency, items)}
            value={price}
            errors={errors}
            path="price."
            onChange={changing(setPrice)}
          />
        </div>
      </DetailSection>
      <DetailSection title="Photos" help="The first one is the cover.">
        <PhotoFields
          section={{ photos: content.photos }}
          errors={errors}
          onChange={({ photos }) => changing(setContent)({ ...content, photos })}
        />
      </DetailSection>
      <DetailSection title="Page">
        <div className={form.fields}>
          <DocumentFields
            fields={contentFields}
            value={content}
            errors={errors}
            path="content."
            onChange={changing(setContent)}
          />
        </div>
      </DetailSection>
      {mayWrite && (
        <div className="button-row" data-end>
          <ActionButton>Save</ActionButton>
        </div>
      )}
      <LeaveGuard isChanged={isChanged && isIdle}>What you entered is not saved yet.</LeaveGuard>
    </Form>
  )
}
