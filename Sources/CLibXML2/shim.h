#pragma once
#include <libxml/xmlversion.h>
// Otherwise libxml2 includes the headers of ICU, which contradict those that come with Foundation. Only the end of a
// struct differs, to which the libraries of this package have nothing but pointers.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
