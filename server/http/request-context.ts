import type { System } from '../system.ts'
import type { Visitor } from './visitor/visitor.ts'

/** The context of every endpoint, over HTTP and in process. */
export interface RequestContext {
  system: System
  visitor: Visitor
  /** The request's headers, for session commands. */
  headers: Headers
  /** Headers that an endpoint adds to the response (set-cookie); the name is the HTTP plugin's. */
  resHeaders: Headers
  ipAddress: string
  requestId: string
}
