// Parses files with libxml2 and does nothing with what it finds: the least that a reader built on libxml2 costs.
#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>

enum { chunk_size = 64 * 1024 };

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int attribute_count,
                          int defaulted_count, const xmlChar **attributes) {}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}

static void characters(void *context, const xmlChar *text, int length) {}

static int parse(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 1;
    }
    xmlSAXHandler handler;
    memset(&handler, 0, sizeof handler);
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = start_element;
    handler.endElementNs = end_element;
    handler.characters = characters;

    xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&handler, NULL, NULL, 0, path);
    xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_NOCDATA);
    static char chunk[chunk_size];
    size_t count;
    while ((count = fread(chunk, 1, sizeof chunk, file)) > 0) xmlParseChunk(parser, chunk, (int)count, 0);
    xmlParseChunk(parser, chunk, 0, 1);
    int is_well_formed = parser->wellFormed;
    xmlFreeParserCtxt(parser);
    fclose(file);
    return !is_well_formed;
}

int main(int argument_count, char **arguments) {
    int status = 0;
    for (int index = 1; index < argument_count; index++) status |= parse(arguments[index]);
    return status;
}
