import { expect, test } from 'vitest'
import { signRequest } from './sign.ts'

// The worked examples of "Signature Calculations for the Authorization Header" in the Amazon S3 API reference.
const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
const at = new Date('2013-05-24T00:00:00Z')
const none = new Uint8Array()

test('signs the reference example of getting an object', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
  const { authorization } = signRequest({ method: 'GET', url, headers: { range: 'bytes=0-9' }, body: none }, key, at)
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('signs the reference example of putting an object, whose name has a sign to escape', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test$file.text')
  const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
  const body = new TextEncoder().encode('Welcome to Amazon S3.')
  const { authorization } = signRequest({ method: 'PUT', url, headers, body }, key, at)
  expect(authorization).toMatch(/Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/)
})
