/** Linked data, credentials and the web of things, by what people look for in them. */
export const dataSpecWords = `
rdf12-concepts: resource description framework; triples; subject predicate object; semantic web graphs; quoted triples; rdf star
rdf12-n-quads rdf11-n-quads: triples with graph name; line based format of datasets; nq files
rdf12-n-triples: line based triples; nt files; simple triple syntax
rdf12-schema: rdfs; classes and subclasses; domain and range; vocabulary for rdf
rdf12-semantics: meaning of rdf; model theory; entailment of graphs
rdf12-trig: turtle with named graphs; datasets in turtle syntax
rdf12-turtle: ttl files; readable triples; prefixes in rdf
rdf12-xml: rdf as xml; rdf about and resource attributes; xml serialization of triples
rdf-canon: urdna2015; canonical form of rdf; hash a graph; blank node labels
json-ld11: linked data in json; @context and @id; schema.org markup; structured data; ld+json script
json-ld11-api: expand compact flatten json-ld; convert json-ld to rdf
json-ld11-framing: shape json-ld tree; frame linked data
yaml-ld-10: linked data in yaml
cbor-ld-10: linked data in cbor; compress json-ld
sparql12-concepts: overview of sparql; which sparql document to read
sparql12-query: query language for rdf; select where filter; query graph database; property paths
sparql12-update: insert and delete triples; change graph store
sparql12-protocol: sparql endpoint over http; send queries to endpoint
sparql12-federated-query: query several endpoints; service keyword
sparql12-graph-store-protocol: http put of graphs; rest for rdf graphs
sparql12-entailment: inference in queries; reasoning regimes; owl and rdfs reasoning; deduce answers
sparql12-results-csv-tsv sparql12-results-json sparql12-results-xml: result formats of queries; bindings of query; result sets
sparql12-rl sparql12-service-description: rules in sparql; describe an endpoint
shacl12-core shacl12-cs shacl12-node-expr shacl12-profiling shacl12-sparql shacl12-ui: validate rdf; shapes and constraints of graphs; data quality of graphs
shacl12-ui: forms from shapes
shacl12-cs: compact shapes language
shacl12-node-expr: computed values in shapes
owl-time vocab-owl-time-agg vocab-owl-time-rel: ontology of time; intervals and instants; dates in linked data; temporal relations
vocab-dcat-3: data catalogs; dataset descriptions; open data portals
vocab-ssn-2017 vocab-ssn-2023 vocab-ssn-ext: sosa; sensors and observations; actuators and samples; sensor ontology; measurement vocabulary
qb4st: statistics with place and time; data cube dimensions; spatial statistics
dx-prof-1.0: profiles of standards; describe application profiles
dx-prof-conneg: ask server for a profile; accept-profile header; choose representation by profile; negotiation of data models
vc-data-model-2.0 vc-data-model-2.1: digital credentials format; issuer holder verifier; diplomas and licences as data; credential subject
vc-data-integrity vc-data-integrity-1.1: proofs of credentials; sign json documents; cryptosuites; proof value; tamper evident credentials
vc-di-bbs: selective disclosure; zero knowledge proofs; unlinkable signatures; bbs signature
vc-di-ecdsa vc-di-ecdsa-1.1: elliptic curve signature of credentials; p-256 and p-384; nist curves proofs; ecdsa-rdfc
vc-di-eddsa vc-di-eddsa-1.1: ed25519 signature of credentials; edwards curve proofs; eddsa-rdfc; ed25519 cryptosuite
vc-di-quantum-resistant-1.0: post quantum signatures; dilithium; quantum safe credentials
vc-jose-cose: credentials as jwt; sd-jwt; sign credentials with jws
vc-json-schema: schema of credentials; validate credentials with json schema
vc-barcodes-1.0: credentials as qr code; pdf417 on licences; printed credentials
vc-bitstring-status-list: revoke credentials; status list; suspended credentials
vc-confidence-method: raise confidence in holder; check that holder is the person
vc-forgery-defense-1.0: fake credentials; protection against forged credentials
vc-recognized-entities-1.0: list of trusted issuers; who may issue
vc-render-method: how a credential is displayed; templates for showing credentials; svg or html view of credential; print credential card
did-1.1: decentralized identity; did documents; self sovereign identity; did methods
did-resolution-1.0: look up did document; resolve decentralized identifiers; dereference did
cid-1.0: verification methods; controller documents; multikey
wot-architecture11: internet of things; smart home devices on the web; iot architecture
wot-thing-description11 wot-thing-description-2.0: describe iot devices; properties actions events of devices; td json
wot-discovery: find devices in network; directory of things
wot-profile: interoperable iot devices; out of the box interoperability
wot-binding-registry: mqtt coap http for devices; protocols of things; bindings for iot; modbus
aac-registry: picture symbols for communication; symbols for people who cannot speak; bliss symbols
`
