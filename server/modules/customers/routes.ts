import { member } from '../../http/implement.ts'
import { getImport } from './importing/get-import.ts'
import { downloadRefused } from './importing/refused-rows.ts'
import { runImport } from './importing/run-import.ts'
import { uploadFile } from './importing/upload-file.ts'
import { exportCustomers } from './list/export-customers.ts'
import { listCustomers } from './list/list-customers.ts'
import { mergeCustomers } from './merging/merge-customers.ts'
import { previewMerge } from './merging/preview-merge.ts'
import { undoMerge } from './merging/undo-merge.ts'
import { eraseCustomer } from './privacy/erase-customer.ts'
import { exportCustomer } from './privacy/export-customer.ts'
import { previewErasure } from './privacy/preview-erasure.ts'
import { addNote } from './record/add-note.ts'
import { addDocument, removeDocument } from './record/change-documents.ts'
import { getCustomer } from './record/get-customer.ts'
import { linkCustomers, unlinkCustomers } from './record/link-customers.ts'
import { createCustomer, updateCustomer } from './record/save-customer.ts'
import { tagCustomer } from './record/tag-customer.ts'

export const customers = {
  list: member.customers.list.handler(({ context, input }) => listCustomers(context.ctx, input)),
  csv: member.customers.csv.handler(({ context, input }) => exportCustomers(context.ctx, input)),
  get: member.customers.get.handler(({ context, input }) => getCustomer(context.ctx, input.id)),
  create: member.customers.create.handler(({ context, input }) => createCustomer(context.ctx, input)),
  update: member.customers.update.handler(({ context, input }) => updateCustomer(context.ctx, input)),
  tag: member.customers.tag.handler(({ context, input }) => tagCustomer(context.ctx, input)),
  addNote: member.customers.addNote.handler(({ context, input }) => addNote(context.ctx, input)),
  addDocument: member.customers.addDocument.handler(({ context, input }) => addDocument(context.ctx, input)),
  removeDocument: member.customers.removeDocument.handler(({ context, input }) => removeDocument(context.ctx, input)),
  link: member.customers.link.handler(({ context, input }) => linkCustomers(context.ctx, input)),
  unlink: member.customers.unlink.handler(({ context, input }) => unlinkCustomers(context.ctx, input)),
  previewMerge: member.customers.previewMerge.handler(({ context, input }) => previewMerge(context.ctx, input)),
  merge: member.customers.merge.handler(({ context, input }) => mergeCustomers(context.ctx, input)),
  undoMerge: member.customers.undoMerge.handler(({ context, input }) => undoMerge(context.ctx, input)),
  exportOne: member.customers.exportOne.handler(({ context, input }) => exportCustomer(context.ctx, input)),
  previewErasure: member.customers.previewErasure.handler(({ context, input }) => previewErasure(context.ctx, input)),
  erase: member.customers.erase.handler(({ context, input }) => eraseCustomer(context.ctx, input)),
}

export const customerImports = {
  upload: member.customerImports.upload.handler(({ context, input }) => uploadFile(context.ctx, input)),
  get: member.customerImports.get.handler(({ context, input }) => getImport(context.ctx, input)),
  run: member.customerImports.run.handler(({ context, input }) => runImport(context.ctx, input)),
  refused: member.customerImports.refused.handler(({ context, input }) => downloadRefused(context.ctx, input)),
}
