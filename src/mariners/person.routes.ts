import { z } from 'zod'
import { emptyForm, isUpload, readForm, type Upload, versionField } from '../shell/form.ts'
import { found } from '../shell/errors.ts'
import type { Routes } from '../shell/room.ts'
import { ownerOf, personActor } from '../shell/session.ts'
import { attachDocument, removeDocument } from './attach-document.ts'
import { addRecord, changeRecord, removeRecord, sayNone } from './change-record.ts'
import { isSingle, type RecordKind, readClaim, recordKinds } from './claims.ts'
import { formOf, lookUp } from './entry-form.ts'
import { recordOf } from './record.ts'
import { entryFormPage, entryPage, partPage, questionsOf, recordPage } from './record.page.ts'
import { listEmptyParts } from './records.queries.ts'

const Part = z.object({ kind: z.string() })
const Entry = Part.extend({ id: z.uuid() })
const Paper = Entry.extend({ document: z.uuid() })
const Version = z.object({ version: versionField })
/** A form that does not say at which version it was opened was opened at none. */
const openedAt = (body: unknown): number => Version.safeParse(body).data?.version ?? -1
const WithPaper = z.object({
  paper: z.custom<Upload>(isUpload, { error: 'mariners.error.paper' }),
})

/** The part that an address names; any other is not there. */
const partNamed = (name: string): RecordKind =>
  found(
    recordKinds.find((kind) => kind === name),
    'part of the record',
  )

/** One's own record, part by part. */
export const recordRoutes: Routes = (app, { db, config, text }) => {
  const lineOf = async (personId: string, kind: RecordKind, id: string) =>
    found(
      (await recordOf(db, personId)).find((line) => line.id === id && line.kind === kind),
      'record',
    )

  app.get('/my/record', async (request, reply) => {
    const { id } = ownerOf(request)
    return reply.page('mariners/record', recordPage(await recordOf(db, id), await listEmptyParts(db, id)))
  })

  app.get('/my/record/:kind', { schema: { params: Part } }, async (request, reply) => {
    const kind = partNamed(request.params.kind)
    const { id } = ownerOf(request)
    const lines = await recordOf(db, id)
    if (!isSingle(kind)) {
      const saidNone = (await listEmptyParts(db, id)).includes(kind)
      return reply.page('mariners/part', partPage(kind, lines, saidNone))
    }
    const line = lines.find((one) => one.kind === kind)
    return reply.goTo(`/my/record/${kind}/${line?.id ?? 'new'}`)
  })

  app.get('/my/record/:kind/new', { schema: { params: Part } }, async (request, reply) => {
    const kind = partNamed(request.params.kind)
    const questions = questionsOf(kind, request.language, text)
    return reply.page(
      'mariners/entry-form',
      entryFormPage({ kind, id: null, version: 0 }, questions, emptyForm),
    )
  })

  app.post('/my/record/:kind', { schema: { params: Part } }, async (request, reply) => {
    const kind = partNamed(request.params.kind)
    const questions = questionsOf(kind, request.language, text)
    const opened = { kind, id: null, version: 0 }
    const asked = await lookUp(db, kind, request.body, request.language)
    if (asked) return reply.page('mariners/entry-form', entryFormPage(opened, questions, asked.form, asked))
    const form = readClaim(kind, request.body)
    if (!form.ok)
      return reply.code(422).page('mariners/entry-form', entryFormPage(opened, questions, form.state))
    const added = await addRecord(db, ownerOf(request).id, form.value, personActor(request))
    if (added.ok) return reply.goTo(`/my/record/${kind}/${added.id}`)
    const refused = entryFormPage(opened, questions, form.state, { refused: added.refusals })
    return reply.code(422).page('mariners/entry-form', refused)
  })

  app.post('/my/record/:kind/none', { schema: { params: Part } }, async (request, reply) => {
    const kind = partNamed(request.params.kind)
    const { id } = ownerOf(request)
    const said = await sayNone(db, id, kind, personActor(request))
    if (said.ok) return reply.goTo('/my/record')
    return reply.code(422).page('mariners/part', partPage(kind, await recordOf(db, id), false, said.refusals))
  })

  app.get('/my/record/:kind/:id', { schema: { params: Entry } }, async (request, reply) => {
    const { id } = request.params
    const kind = partNamed(request.params.kind)
    return reply.page('mariners/entry', entryPage(await lineOf(ownerOf(request).id, kind, id)))
  })

  app.get('/my/record/:kind/:id/change', { schema: { params: Entry } }, async (request, reply) => {
    const { id } = request.params
    const kind = partNamed(request.params.kind)
    const { claim, version } = await lineOf(ownerOf(request).id, kind, id)
    const questions = questionsOf(kind, request.language, text)
    return reply.page('mariners/entry-form', entryFormPage({ kind, id, version }, questions, formOf(claim)))
  })

  app.post('/my/record/:kind/:id/change', { schema: { params: Entry } }, async (request, reply) => {
    const { id } = request.params
    const kind = partNamed(request.params.kind)
    const questions = questionsOf(kind, request.language, text)
    const version = openedAt(request.body)
    const opened = { kind, id, version }
    const asked = await lookUp(db, kind, request.body, request.language)
    if (asked) return reply.page('mariners/entry-form', entryFormPage(opened, questions, asked.form, asked))
    const form = readClaim(kind, request.body)
    if (!form.ok)
      return reply.code(422).page('mariners/entry-form', entryFormPage(opened, questions, form.state))
    const input = { personId: ownerOf(request).id, id, version, claim: form.value }
    const changed = await changeRecord(db, input, personActor(request))
    if (changed.ok) return reply.goTo(`/my/record/${kind}/${id}`)
    const refused = entryFormPage(opened, questions, form.state, { refused: changed.refusals })
    return reply.code(422).page('mariners/entry-form', refused)
  })

  app.post('/my/record/:kind/:id/removal', { schema: { params: Entry } }, async (request, reply) => {
    const { id } = request.params
    const kind = partNamed(request.params.kind)
    const version = openedAt(request.body)
    await removeRecord(db, { personId: ownerOf(request).id, id, kind, version }, personActor(request))
    return reply.goTo(isSingle(kind) ? '/my/record' : `/my/record/${kind}`)
  })

  app.post('/my/record/:kind/:id/documents', { schema: { params: Entry } }, async (request, reply) => {
    const { id } = request.params
    const kind = partNamed(request.params.kind)
    const personId = ownerOf(request).id
    const line = await lineOf(personId, kind, id)
    const form = readForm(WithPaper, request.body)
    if (!form.ok) return reply.code(422).page('mariners/entry', { ...entryPage(line), form: form.state })
    const place = { personId, id, kind, upload: form.value.paper }
    const attached = await attachDocument(db, config.dataFolder, place, personActor(request))
    if (attached.ok) return reply.goTo(`/my/record/${kind}/${id}`)
    return reply.code(422).page('mariners/entry', entryPage(line, attached.refusals))
  })

  app.post(
    '/my/record/:kind/:id/documents/:document/removal',
    { schema: { params: Paper } },
    async (request, reply) => {
      const { id, document } = request.params
      const kind = partNamed(request.params.kind)
      const place = { personId: ownerOf(request).id, id, kind, documentId: document }
      await removeDocument(db, place, personActor(request))
      return reply.goTo(`/my/record/${kind}/${id}`)
    },
  )
}
