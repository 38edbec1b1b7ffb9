import {
  addOption,
  movePart,
  removeOption,
  removePart,
  renameOption,
  setCover,
  setTravellers,
} from '#domain/quotes/edit-content.ts'
import { admit, member, open } from '../../http/implement.ts'
import { asKnownVisitor } from '../access/known-visitor.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { agencyOfShop } from '../shop/read-site.ts'
import { addChoice, describeFound } from './choices/add-choice.ts'
import { bookChoice } from './choices/book-choice.ts'
import { bookTogether } from './choices/book-together.ts'
import { checkChoices } from './choices/check-choices.ts'
import { recordOutside } from './choices/record-outside.ts'
import { takePrices } from './choices/take-prices.ts'
import { createQuote, duplicateQuote } from './create-quote.ts'
import { changeContent } from './edit/change-content.ts'
import { setRecipient } from './edit/recipient.ts'
import { saveItem } from './edit/save-item.ts'
import { saveText } from './edit/save-text.ts'
import { extendQuote } from './exposure/extend-quote.ts'
import { readExposure } from './exposure/read-exposure.ts'
import { requote } from './exposure/requote.ts'
import { getQuote } from './get-quote.ts'
import { insertPart, keepPart, listLibrary, removeKept, renamePart } from './library/library.ts'
import { listQuotes } from './list-quotes.ts'
import { readBoard } from './read-board.ts'
import { setReminders } from './reminders/set-reminders.ts'
import { reopenQuote } from './reopen-quote.ts'
import { acceptQuote, commentShared, declineQuote } from './sharing/answer-quote.ts'
import { bookShared } from './sharing/book-shared.ts'
import { closeQuote, commentQuote, withdrawQuote } from './sharing/close-quote.ts'
import { printItinerary, printQuote, printShared } from './sharing/quote-file.ts'
import { confirmShared, payShared } from './sharing/pay-shared.ts'
import { readItinerary } from './sharing/read-itinerary.ts'
import { sendQuote } from './sharing/send-quote.ts'
import { readShared } from './sharing/shared-quote.ts'

const edits = {
  setRecipient: member.quotes.setRecipient.handler(({ context, input }) => setRecipient(context.ctx, input)),
  setCover: member.quotes.setCover.handler(({ context, input: { id, ...cover } }) =>
    changeContent(context.ctx, id, (content) => setCover(content, cover)),
  ),
  setTravellers: member.quotes.setTravellers.handler(({ context: { ctx }, input: { id, ...input } }) =>
    changeContent(ctx, id, (content) => setTravellers(content, { ...input, newId: ctx.newId })),
  ),
  addOption: member.quotes.addOption.handler(async ({ context: { ctx }, input: { id, title, copyOf } }) => {
    const optionId = ctx.newId()
    await changeContent(ctx, id, (content) => addOption(content, { id: optionId, title, copyOf, newId: ctx.newId }))
    return { optionId }
  }),
  renameOption: member.quotes.renameOption.handler(({ context, input: { id, optionId, rev, title } }) =>
    changeContent(context.ctx, id, (content) => renameOption(content, { id: optionId, rev, title })),
  ),
  removeOption: member.quotes.removeOption.handler(({ context, input: { id, optionId } }) =>
    changeContent(context.ctx, id, (content) => removeOption(content, optionId)),
  ),
  saveItem: member.quotes.saveItem.handler(({ context, input }) => saveItem(context.ctx, input)),
  saveText: member.quotes.saveText.handler(({ context, input }) => saveText(context.ctx, input)),
  addChoice: member.quotes.addChoice.handler(({ context, input }) => addChoice(context.ctx, input)),
  describeChoice: member.quotes.describeChoice.handler(({ context, input }) => describeFound(context.ctx, input)),
  movePart: member.quotes.movePart.handler(({ context, input: { id, partId, by } }) =>
    changeContent(context.ctx, id, (content) => movePart(content, partId, by)),
  ),
  removePart: member.quotes.removePart.handler(({ context, input: { id, partId } }) =>
    changeContent(context.ctx, id, (content) => removePart(content, partId)),
  ),
}

export const quotes = {
  list: member.quotes.list.handler(({ context, input }) => listQuotes(context.ctx, input)),
  board: member.quotes.board.handler(({ context }) => readBoard(context.ctx)),
  exposure: member.quotes.exposure.handler(({ context }) => readExposure(context.ctx)),
  get: member.quotes.get.handler(({ context, input }) => getQuote(context.ctx, input.id)),
  pdf: member.quotes.pdf.handler(({ context, input }) => printQuote(context.ctx, input)),
  create: member.quotes.create.handler(({ context, input }) => createQuote(context.ctx, input)),
  duplicate: member.quotes.duplicate.handler(({ context, input }) => duplicateQuote(context.ctx, input)),
  ...edits,
  send: member.quotes.send.handler(({ context, input }) => sendQuote(context.ctx, input)),
  check: member.quotes.check.handler(({ context, input }) => checkChoices(context.ctx, input)),
  takePrices: member.quotes.takePrices.handler(({ context, input }) => takePrices(context.ctx, input)),
  book: member.quotes.book.handler(async ({ context, input }) => {
    await assertWithinPlan(context.ctx, 'bookings', { plan: context.agency.plan })
    return bookChoice(context.ctx, input)
  }),
  bookTogether: member.quotes.bookTogether.handler(async ({ context, input }) => {
    await assertWithinPlan(context.ctx, 'bookings', { plan: context.agency.plan })
    return bookTogether(context.ctx, input)
  }),
  recordOutside: member.quotes.recordOutside.handler(({ context, input }) => recordOutside(context.ctx, input)),
  extend: member.quotes.extend.handler(({ context, input }) => extendQuote(context.ctx, input)),
  requote: member.quotes.requote.handler(({ context, input }) => requote(context.ctx, input)),
  setReminders: member.quotes.setReminders.handler(({ context, input }) => setReminders(context.ctx, input)),
  withdraw: member.quotes.withdraw.handler(({ context, input }) => withdrawQuote(context.ctx, input)),
  close: member.quotes.close.handler(({ context, input }) => closeQuote(context.ctx, input)),
  reopen: member.quotes.reopen.handler(({ context, input }) => reopenQuote(context.ctx, input)),
  comment: member.quotes.comment.handler(({ context, input }) => commentQuote(context.ctx, input)),
}

export const sharedQuotes = {
  read: open.sharedQuotes.read.handler(({ context, input }) => readShared(context, input)),
  pdf: open.sharedQuotes.pdf.handler(({ context, input }) => printShared(context, input)),
  accept: open.sharedQuotes.accept.handler(({ context, input }) => acceptQuote(context, input)),
  decline: open.sharedQuotes.decline.handler(({ context, input }) => declineQuote(context, input)),
  book: open.sharedQuotes.book.handler(async ({ context, input }) => {
    // On any other host it is not found, as its other endpoints.
    agencyOfShop(context)
    const { ctx, agency } = await admit(context, { access: 'shopper' })
    await assertWithinPlan(ctx, 'bookings', { plan: agency.plan })
    return bookShared(asKnownVisitor({ ...context, ctx }), input)
  }),
  pay: open.sharedQuotes.pay.handler(({ context, input }) => payShared(context, input)),
  confirmPayment: open.sharedQuotes.confirmPayment.handler(({ context, input }) => confirmShared(context, input)),
  comment: open.sharedQuotes.comment.handler(({ context, input }) => commentShared(context, input)),
}

export const sharedItineraries = {
  read: open.sharedItineraries.read.handler(({ context, input }) => readItinerary(context, input.token)),
  pdf: open.sharedItineraries.pdf.handler(({ context, input }) => printItinerary(context, input.token)),
}

export const quoteLibrary = {
  list: member.quoteLibrary.list.handler(({ context }) => listLibrary(context.ctx)),
  keep: member.quoteLibrary.keep.handler(({ context, input }) => keepPart(context.ctx, input)),
  insert: member.quoteLibrary.insert.handler(({ context, input }) => insertPart(context.ctx, input)),
  rename: member.quoteLibrary.rename.handler(({ context, input }) => renamePart(context.ctx, input)),
  remove: member.quoteLibrary.remove.handler(({ context, input }) => removeKept(context.ctx, input)),
}
