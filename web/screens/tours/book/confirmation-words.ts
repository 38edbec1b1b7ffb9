import { sellerWords } from '../../../order/seller-words.ts'

export const confirmationWords = sellerWords({
  seller: 'operator',
  sold: 'tour',
  people: 'participants',
  confirmed: 'The places are booked',
  ownConfirmed: 'Your places are booked',
  confirmsItself: 'It confirms each booking itself, by mail.',
})
