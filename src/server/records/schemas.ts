import { toJsonSchemaDefs } from '@valibot/to-json-schema'

import { compatJsonSchema } from './compat-json.ts'
import { featureJsonSchema } from './feature-json.ts'
import { releaseJsonSchema } from './release-json.ts'
import { failureSchema } from './replies.ts'
import { specJsonSchema } from './spec-json.ts'
import { supportJsonSchema } from './support-json.ts'

/** The path of a named schema in the description of the interface. */
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The answers to programs, as JSON Schema. */
export const schemas = toJsonSchemaDefs(
  {
    Feature: featureJsonSchema,
    CompatEntry: compatJsonSchema,
    Spec: specJsonSchema,
    Release: releaseJsonSchema,
    Support: supportJsonSchema,
    Failure: failureSchema,
  },
  { target: 'draft-2020-12', overrideRef: ({ referenceId }) => refTo(referenceId).$ref },
)
