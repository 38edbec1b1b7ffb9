import { anyone, member } from '../../http/implement.ts'
import { answerReview, hideReview, listReviews } from './manage-reviews.ts'
import { readRequest, stopAsking, writeReview } from './write-review.ts'

export const tourReviews = {
  read: anyone.tourReviews.read.handler(({ context, input }) => readRequest(context.ctx, input)),
  write: anyone.tourReviews.write.handler(({ context, input }) => writeReview(context.ctx, input)),
  stop: anyone.tourReviews.stop.handler(({ context, input }) => stopAsking(context.ctx, input)),
  list: member.tourReviews.list.handler(({ context, input }) => listReviews(context.ctx, input)),
  answer: member.tourReviews.answer.handler(({ context, input }) => answerReview(context.ctx, input)),
  hide: member.tourReviews.hide.handler(({ context, input }) => hideReview(context.ctx, input)),
}
