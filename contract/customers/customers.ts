import { z } from 'zod'
import { customerLinkKinds, Tag } from '#domain/customers/customer.ts'
import { TravelDocument } from '#domain/flights/people/traveller.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Counted, MOST_EXPORTED } from '../list-query.ts'
import { Done, Id } from '../shapes.ts'
import { CustomerQuery } from './customer-query.ts'
import { Customer, CustomerInput, CustomerRow, ErasurePreview, MergePreview, MergeSides } from './customer-shapes.ts'

const tags = ['Customers']
const ById = z.object({ id: Id })
const Pair = z.object({ id: Id, otherId: Id })

/** The agency's customers: people and companies. */
export const customers = {
  list: endpoint('customers:read', 'List customers')
    .route({ method: 'GET', path: '/customers', tags })
    .input(CustomerQuery)
    .output(
      z.object({
        items: z.array(CustomerRow),
        total: Counted,
        page: z.int(),
        lastPage: z.int(),
        /** Every tag of the agency's customers. */
        tags: z.array(z.string()),
      }),
    ),
  csv: endpoint('customers:erase', 'Export customers as CSV')
    .route({
      method: 'GET',
      path: '/customers.csv',
      tags,
      description: `The filtered list as CSV, up to ${MOST_EXPORTED.toLocaleString('en')} rows, without documents and notes.`,
    })
    .input(CustomerQuery.omit({ page: true, perPage: true }))
    .output(z.file()),
  get: endpoint('customers:read', 'Read a customer')
    .route({
      method: 'GET',
      path: '/customers/{id}',
      tags,
      description: 'The id of a merged duplicate answers with the surviving record.',
    })
    .input(ById)
    .output(Customer),
  create: endpoint('customers:write', 'Add a customer', ['customer.email-taken'])
    .route({ method: 'POST', path: '/customers', tags, successStatus: 201 })
    .input(CustomerInput)
    .output(ById),
  update: endpoint('customers:write', 'Change a customer', ['customer.email-taken'])
    .route({ method: 'PUT', path: '/customers/{id}', tags })
    .input(CustomerInput.extend({ id: Id }))
    .output(Done),
  tag: endpoint('customers:write', 'Add or remove a tag of a customer')
    .route({ method: 'POST', path: '/customers/{id}/tags', tags })
    .input(z.object({ id: Id, tag: Tag, isRemoved: z.boolean().default(false) }))
    .output(Done),
  addNote: endpoint('customers:write', 'Add a note to a customer')
    .route({ method: 'POST', path: '/customers/{id}/notes', tags, description: 'For colleagues; never shown to customers.' })
    .input(z.object({ id: Id, text: Words.trim().min(1, 'Write the note.').max(2_000) }))
    .output(Done),
  addDocument: endpoint('customers:write', 'Add a passport to a customer')
    .route({ method: 'POST', path: '/customers/{id}/documents', tags, description: 'Stored encrypted.' })
    .input(TravelDocument.omit({ type: true }).extend({ id: Id }))
    .output(Done),
  removeDocument: endpoint('customers:write', 'Remove a passport of a customer')
    .route({ method: 'DELETE', path: '/customers/{id}/documents/{documentId}', tags })
    .input(z.object({ id: Id, documentId: Id }))
    .output(Done),
  link: endpoint('customers:write', 'Link two customers')
    .route({
      method: 'POST',
      path: '/customers/{id}/links',
      tags,
      description: 'Travel companions, or the contact person of a company. A second link of the same two replaces the first.',
    })
    .input(Pair.extend({ kind: z.enum(customerLinkKinds), relation: Words.trim().max(80).default('') }))
    .output(Done),
  unlink: endpoint('customers:write', 'Remove the link of two customers')
    .route({ method: 'DELETE', path: '/customers/{id}/links/{otherId}', tags })
    .input(Pair)
    .output(Done),
  previewMerge: endpoint('customers:write', 'Preview the merge of two customers')
    .route({ method: 'GET', path: '/customers/{id}/merge/{otherId}', tags })
    .input(Pair)
    .output(MergePreview),
  merge: endpoint('customers:write', 'Merge a duplicate into a customer')
    .route({
      method: 'POST',
      path: '/customers/{id}/merge/{otherId}',
      tags,
      description:
        'Orders, notes, documents and links of the other record move to this one. `keep`: the side whose value stays, by field.',
    })
    .input(Pair.extend({ keep: MergeSides.default({}) }))
    .output(z.object({ mergeId: Id })),
  undoMerge: endpoint('customers:write', 'Undo a merge', ['customer.merge-changed'])
    .route({ method: 'POST', path: '/customers/{id}/merges/{mergeId}/undo', tags })
    .input(z.object({ id: Id, mergeId: Id }))
    .output(ById),
  exportOne: endpoint('customers:erase', 'Export the data of one customer')
    .route({ method: 'GET', path: '/customers/{id}/export', tags, description: 'Everything stored about the customer, as JSON.' })
    .input(ById)
    .output(z.file()),
  previewErasure: endpoint('customers:erase', 'Preview what the erasure of a customer removes')
    .route({ method: 'GET', path: '/customers/{id}/erasure', tags })
    .input(ById)
    .output(ErasurePreview),
  erase: endpoint('customers:erase', 'Erase the personal data of a customer', ['customer.orders-open'])
    .route({
      method: 'POST',
      path: '/customers/{id}/erase',
      tags,
      description:
        'Amounts, itineraries and postings of orders stay for the books; names and contacts in them go. It cannot be undone.',
    })
    .input(ById)
    .output(Done),
}
