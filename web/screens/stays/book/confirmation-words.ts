import { sellerWords } from '../../../order/seller-words.ts'

export const confirmationWords = sellerWords({
  seller: 'property',
  sold: 'stay',
  people: 'guests',
  confirmed: 'The stay is confirmed',
  ownConfirmed: 'Your stay is confirmed',
  confirmsItself: 'It confirms each booking itself and answers within a day, by mail.',
})
