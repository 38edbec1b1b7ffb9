import { z } from 'zod'
import { Tag } from '#domain/customers/customer.ts'
import { importFields } from '#domain/customers/import-columns.ts'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

const tags = ['Customers']
const ById = z.object({ id: Id })
const Columns = z.array(z.enum(importFields).nullable()).max(100)

/** The longest file, with its header. */
const MOST_LINES = 100_001

/** A file of customers: uploaded, its columns matched, then imported in the background. */
export const CustomerImport = z.object({
  id: Id,
  fileName: z.string(),
  state: z.enum(['uploaded', 'running', 'done']),
  /** The header and the first rows; empty once the file is imported. */
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  columns: Columns,
  tag: z.string(),
  total: z.int(),
  position: z.int(),
  created: z.int(),
  updated: z.int(),
  refused: z.int(),
  at: Instant,
})
export type CustomerImport = z.infer<typeof CustomerImport>

export const customerImports = {
  upload: endpoint('customers:write', 'Upload a file of customers', ['customer.import-unreadable'])
    .route({
      method: 'POST',
      path: '/customer-imports',
      tags,
      successStatus: 201,
      description: 'CSV with a header row. Nothing is imported yet.',
    })
    .input(
      z.object({
        fileName: Words.trim().min(1).max(200).default('customers.csv'),
        /** The lines of the file. */
        lines: z
          .array(Words.max(8_000, 'A line of the file is too long.'))
          .min(1, 'Choose a file, or paste its rows.')
          .max(MOST_LINES, 'The file is too long. Divide it.'),
      }),
    )
    .output(ById),
  get: endpoint('customers:write', 'Read the state of an import')
    .route({ method: 'GET', path: '/customer-imports/{id}', tags })
    .input(ById)
    .output(CustomerImport),
  run: endpoint('customers:write', 'Import an uploaded file', ['customer.import-started'])
    .route({
      method: 'POST',
      path: '/customer-imports/{id}/run',
      tags,
      description:
        'Imports in the background with one field per column. A row whose e-mail address is known adds to that customer what is missing there. Refused are two columns with the same field (Two columns have the same field. Leave one of them out.) and a file without names (Choose the column of the name.).',
    })
    .input(z.object({ id: Id, columns: Columns, tag: z.union([z.literal(''), Tag]).default('') }))
    .output(Done),
  refused: endpoint('customers:write', 'Download the refused rows of an import')
    .route({
      method: 'GET',
      path: '/customer-imports/{id}/refused.csv',
      tags,
      description: 'The rows as they were, each with the reason.',
    })
    .input(ById)
    .output(z.file()),
}
